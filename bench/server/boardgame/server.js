// boardgame.io's own server for the whist table, states kept in memory: node server.js PORT
// Port 0 takes any free one. Prints {"port": …} when it listens, and ends when its standard input does, so that
// it cannot outlive whoever started it.
"use strict";

// With this variable boardgame.io would keep its states in files.
delete process.env.FLATFILE_DIR;

const { Origins, Server } = require("boardgame.io/server");
const { whist } = require("./game");

async function main(port) {
  const server = Server({ games: [whist], origins: [Origins.LOCALHOST] });
  // What `run` calls a port is what Node's `listen` takes first: with a host, the server is not open to the network.
  const { appServer } = await server.run({ port: { host: "127.0.0.1", port } });
  process.stdout.write(`${JSON.stringify({ port: appServer.address().port })}\n`);
  process.stdin.on("end", () => process.exit(0)).resume();
}

main(Number(process.argv[2]));
