// Tables of our own server at which one person plays with bots, who take their usual pace:
// node bots.mjs PORT BOT TABLES WARM_UP SECONDS PAUSE GAME...
// A person acts PAUSE seconds after the turn has come to them. A move counts from the frame that sends it until the frame
// that shows it; a bot's answer, from the frame that gives it the turn until the frame that shows what it did.
// Prints one line of JSON; ends by itself, with a sentence and code 1 if a table could not play.

import counting from "../counting.cjs";
import { post } from "./asking.mjs";

const { Window, fail, limited } = counting;
const LONGEST_START = 180_000;
const DECISIONS = /^followsuit_bot_seconds_(count|sum)\{bot="([^"]+)"\} (\S+)$/gm;

class Person {
  constructor({ port, game, bot, seats, table, moves, answers, pause }) {
    Object.assign(this, { port, game, bot, seats, table, moves, answers, pause });
  }

  async sit() {
    const api = `http://127.0.0.1:${this.port}/api/v1`;
    const { token } = await post(`${api}/keys`, {});
    const seats = [{}, ...Array.from({ length: this.seats - 1 }, () => ({ bot: this.bot }))];
    const customs = { round_pause: 0, takeover_seconds: null };
    const made = await post(`${api}/tables`, { game: this.game, seats, customs, name: "Anna" }, token);
    const address = `ws://127.0.0.1:${this.port}/api/v1/tables/${made.table.code}/socket`;
    this.sent = null;
    this.since = null;
    this.waiting = false;
    this.socket?.close();
    this.socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
    await new Promise((resolve, reject) => {
      this.socket.onmessage = (message) => this.see(JSON.parse(message.data), resolve);
      this.socket.onerror = () => reject(new Error("a socket failed"));
    });
  }

  see(frame, resolve) {
    const now = performance.now();
    if (frame.type === "hello") {
      this.seat = frame.table.you;
      this.version = frame.table.version;
      this.take(frame.telling ?? {}, now);
      resolve();
    } else if (frame.type === "event") {
      const version = frame.table.version ?? this.version;
      if (version === this.version) return;
      this.version = version;
      if (this.sent !== null) this.moves.add(this.table, now - this.sent);
      else if (this.since !== null) this.answers.add(this.table, now - this.since);
      this.sent = null;
      this.take(frame.telling, now);
    } else if (frame.type === "refusal" || frame.type === "bye") {
      fail(`The server refused: ${frame.error.sentence}`);
    }
  }

  take(told, now) {
    this.legal = told.legal ?? this.legal ?? [];
    if (told.to_act !== undefined) this.toAct = told.to_act;
    if (told.ending) return void this.sit();
    this.since = this.toAct !== null && this.toAct !== this.seat ? now : null;
    if (this.toAct !== this.seat || this.waiting || this.legal.length === 0) return;
    this.waiting = true;
    // Somewhere within the pause at first, so that tables do not act in step.
    setTimeout(() => this.act(), 1000 * this.pause * (this.begun ? 1 : Math.random()));
    this.begun = true;
  }

  act() {
    this.waiting = false;
    const action = this.legal[Math.floor(Math.random() * this.legal.length)];
    this.sent = performance.now();
    this.socket.send(JSON.stringify({ type: "act", id: 1, action, version: this.version }));
  }
}

// How often each kind of bot has decided so far, and the seconds that it took.
async function decided(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const found = {};
  for (const [, what, bot, number] of text.matchAll(DECISIONS)) (found[bot] ??= {})[what] = Number(number);
  return found;
}

async function main(port, bot, tables, warmUp, seconds, pause, games) {
  limited(LONGEST_START, warmUp, seconds);
  const offered = await (await fetch(`http://127.0.0.1:${port}/api/v1/games`)).json();
  const usual = new Map(
    offered.map(({ key, options }) => [key, options.find((option) => option.key === "seats").default]),
  );
  const [moves, answers] = [new Window(tables), new Window(tables)];
  for (let table = 0; table < tables; table += 1) {
    const game = games[table % games.length];
    await new Person({ port, game, bot, seats: usual.get(game), table, moves, answers, pause }).sit();
  }
  await new Promise((resolve) => setTimeout(resolve, 1000 * warmUp));
  const before = await decided(port);
  await Promise.all([moves.count(0, seconds), answers.count(0, seconds)]);
  const after = await decided(port);
  const decisions = Object.fromEntries(
    Object.entries(after)
      .map(([name, { count, sum }]) => [
        name,
        [count - (before[name]?.count ?? 0), sum - (before[name]?.sum ?? 0)],
      ])
      .filter(([, [count]]) => count > 0),
  );
  const figures = { moves: JSON.parse(moves.figures()), answers: JSON.parse(answers.figures()), decisions };
  process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
}

const [port, bot, tables, warmUp, seconds, pause, ...games] = process.argv.slice(2);
main(Number(port), bot, Number(tables), Number(warmUp), Number(seconds), Number(pause), games);
