// Tables of four clients of our own server that play as fast as they are answered, in the shape of the peer's load:
// node load.mjs PORT GAME TABLES WARM_UP SECONDS [PACE]
// With a PACE, each table makes one move in so many seconds instead, and its sockets are idle in between.
// A move counts from the frame that sends it until its acknowledgement, which is sent when the move is on disk.
// Prints one line of JSON; ends by itself, with a sentence and code 1 if a table could not play.

import counting from "../counting.cjs";
import { post } from "./asking.mjs";

const { Window, fail, limited } = counting;
const SEATS = 4;
const LONGEST_START = 180_000;

class Player {
  constructor({ address, token, table, window, pace }) {
    this.pace = pace;
    this.table = table;
    this.window = window;
    this.playing = false;
    this.sent = null;
    this.socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
    this.ready = new Promise((resolve, reject) => {
      this.socket.onmessage = (message) => this.see(JSON.parse(message.data), resolve);
      this.socket.onerror = () => reject(new Error("a socket failed"));
    });
  }

  play() {
    this.playing = true;
    this.act();
  }

  see(frame, resolve) {
    if (frame.type === "hello") {
      this.seat = frame.table.you;
      this.version = frame.table.version;
      // A node that has not heard of the deal yet tells it with the next event.
      this.legal = frame.telling?.legal ?? [];
      resolve();
    } else if (frame.type === "event") {
      this.version = frame.table.version ?? this.version;
      this.legal = frame.telling.legal ?? this.legal;
      this.act();
    } else if (frame.type === "ack") {
      this.window.add(this.table, performance.now() - this.sent);
      this.sent = null;
      this.act();
    } else if (frame.type === "refusal" || frame.type === "bye") {
      fail(`The server refused: ${frame.error.sentence}`);
    }
  }

  act() {
    if (!this.playing || this.sent !== null || this.waiting || this.legal.length === 0) return;
    if (this.pace > 0) {
      this.waiting = true;
      // Somewhere within the first second at first, so that tables do not act in step.
      setTimeout(() => this.send(), 1000 * this.pace * (this.begun ? 1 : Math.random()));
      this.begun = true;
    } else {
      this.send();
    }
  }

  send() {
    this.waiting = false;
    const action = this.legal[Math.floor(Math.random() * this.legal.length)];
    this.sent = performance.now();
    this.socket.send(JSON.stringify({ type: "act", id: 1, action, version: this.version }));
  }
}

async function seated(port, game, table, window, pace) {
  const api = `http://127.0.0.1:${port}/api/v1`;
  const tokens = [];
  for (let seat = 0; seat < SEATS; seat += 1) tokens.push((await post(`${api}/keys`, {})).token);
  const customs = { round_pause: 0, takeover_seconds: null };
  const made = await post(`${api}/tables`, { game, customs, name: "0" }, tokens[0]);
  const { code } = made.table;
  for (let seat = 1; seat < SEATS; seat += 1) {
    await post(`${api}/tables/${code}/seats`, { name: String(seat), seat }, tokens[seat]);
  }
  const address = `ws://127.0.0.1:${port}/api/v1/tables/${code}/socket`;
  const players = tokens.map((token) => new Player({ address, token, table, window, pace }));
  await Promise.all(players.map((player) => player.ready));
  return players;
}

async function main(port, game, tables, warmUp, seconds, pace = 0) {
  limited(LONGEST_START, warmUp, seconds);
  const window = new Window(tables);
  const players = [];
  for (let table = 0; table < tables; table += 1) players.push(...(await seated(port, game, table, window, pace)));
  for (const player of players) player.play();
  await window.count(warmUp, seconds);
  process.stdout.write(window.figures(), () => process.exit(0));
}

const [port, game, ...numbers] = process.argv.slice(2);
main(Number(port), game, ...numbers.map(Number));
