// Tables of four clients of our own server that play as fast as they are answered, in the shape of the peer's load:
// node load.mjs PORT GAME TABLES WARM_UP SECONDS [PACE]
// With a PACE, each table makes one move in so many seconds instead, and its sockets are idle in between.
// A move counts from the frame that sends it until its acknowledgement, which is sent when the move is on disk.
// Prints one line of JSON; ends by itself, with a sentence and code 1 if a table could not play.

const SEATS = 4;
const LONGEST_START = 180_000;
const GRACE = 10_000;

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

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

// What was acknowledged while `open`: the milliseconds of each move, and the moves of each table.
class Window {
  constructor(tables) {
    this.open = false;
    this.latencies = [];
    this.moves = new Array(tables).fill(0);
  }

  add(table, latency) {
    if (!this.open) return;
    this.latencies.push(latency);
    this.moves[table] += 1;
  }
}

async function post(url, body, token) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) fail(`The server answered ${answer.status} to ${url}: ${await answer.text()}`);
  return answer.json();
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

function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function main(port, game, tables, warmUp, seconds, pace = 0) {
  const limit = LONGEST_START + 1000 * (warmUp + seconds) + GRACE;
  setTimeout(() => fail(`The load was not done after ${limit / 1000} seconds. Try fewer tables.`), limit).unref();
  const window = new Window(tables);
  const players = [];
  for (let table = 0; table < tables; table += 1) players.push(...(await seated(port, game, table, window, pace)));
  for (const player of players) player.play();
  await sleep(1000 * warmUp);
  window.open = true;
  const began = performance.now();
  await sleep(1000 * seconds);
  window.open = false;
  const measured = (performance.now() - began) / 1000;
  const stuck = window.moves.filter((moves) => moves === 0).length;
  if (stuck > 0) fail(`At ${stuck} of ${tables} tables no card was acknowledged in ${seconds} seconds.`);
  const sorted = Float64Array.from(window.latencies).sort();
  const figures = {
    moves: sorted.length,
    seconds: measured,
    moves_per_second: sorted.length / measured,
    p50_ms: percentile(sorted, 0.5),
    p99_ms: percentile(sorted, 0.99),
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
}

process.on("uncaughtException", (error) => fail(`The load failed: ${error.message}`));
const [port, game, ...numbers] = process.argv.slice(2);
main(Number(port), game, ...numbers.map(Number));
