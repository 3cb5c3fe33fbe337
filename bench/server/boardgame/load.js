// Tables of four boardgame.io clients that play as fast as they are answered: node load.js PORT TABLES WARM_UP SECONDS
// A move counts from the call that sends it until the client that made it sees the server's state with the move in
// its log. Prints one line of JSON; ends by itself, with a sentence and code 1 if a table could not play.
"use strict";

const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Window, fail, limited } = require("../counting.cjs");
const { SEATS, legalCards, whist } = require("./game");

const LONGEST_START = 60_000;

// A client in a seat that plays a legal card, picked at random, whenever it is its turn.
class Player {
  constructor({ client, table, window }) {
    this.client = client;
    this.table = table;
    this.window = window;
    this.playing = false;
    this.sent = null;
    this.synced = new Promise((resolve) => {
      client.subscribe((state) => {
        if (state === null) return;
        // A move sent while others still connect can be missed by them, so play waits until everyone is seen.
        if (client.matchData?.every((seat) => seat.isConnected)) resolve();
        this.see(state);
      });
    });
    client.start();
  }

  play() {
    this.playing = true;
    this.see(this.client.getState());
  }

  see(state) {
    if (this.sent !== null) {
      if (!this.isAcknowledgedIn(state)) return;
      this.window.add(this.table, performance.now() - this.sent.at);
      this.sent = null;
    }
    if (!this.playing || !state.isActive) return;
    const cards = legalCards(state.G.hands[Number(this.client.playerID)], state.G.trick);
    const card = cards[Math.floor(Math.random() * cards.length)];
    this.sent = { card, stateID: state._stateID, at: performance.now() };
    this.client.moves.play(card);
  }

  isAcknowledgedIn(state) {
    if (state._stateID === this.sent.stateID) return false;
    const entry = state.log.findLast((logged) => logged.action.type === "MAKE_MOVE");
    const { playerID, args } = entry.action.payload;
    return playerID === this.client.playerID && args[0] === this.sent.card;
  }
}

// Opens a match by way of the lobby, as a browser would, and takes its four seats.
async function seated(server, table, window) {
  const lobby = new LobbyClient({ server });
  const { matchID } = await lobby.createMatch(whist.name, { numPlayers: SEATS });
  const players = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const playerID = String(seat);
    const { playerCredentials } = await lobby.joinMatch(whist.name, matchID, { playerID, playerName: playerID });
    const client = Client({
      game: whist,
      numPlayers: SEATS,
      matchID,
      playerID,
      credentials: playerCredentials,
      multiplayer: SocketIO({ server, socketOpts: { forceNew: true, transports: ["websocket"] } }),
      debug: false,
    });
    players.push(new Player({ client, table, window }));
  }
  await Promise.all(players.map((player) => player.synced));
  return players;
}

async function main(port, tables, warmUp, seconds) {
  if (!(port > 0 && tables >= 1 && warmUp >= 0 && seconds > 0)) {
    fail("The load needs a port, at least one table, a warm-up of 0 seconds or more, and more than 0 seconds.");
  }
  limited(LONGEST_START, warmUp, seconds);
  const window = new Window(tables);
  const seating = Array.from({ length: tables }, (_, table) => seated(`http://127.0.0.1:${port}`, table, window));
  const players = (await Promise.all(seating)).flat();
  for (const player of players) player.play();
  await window.count(warmUp, seconds);
  for (const player of players) player.client.stop();
  process.stdout.write(window.figures());
}

main(...process.argv.slice(2).map(Number));
