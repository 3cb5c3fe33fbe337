// Tables of our own server at which nobody moves: node waiting.mjs PORT GAME TABLES SECONDS
// At each of them the game is on, and one of the four is connected. Prints the number of tables when all of them are
// there, and once more when the time is over; ends by itself, with a sentence and code 1 if a table could not be made.

import counting from "../counting.cjs";
import { post } from "./asking.mjs";

const { fail, limited } = counting;
const SEATS = 4;
const AT_ONCE = 8;
const LONGEST_START = 900_000;

async function sit(port, game, tokens) {
  const api = `http://127.0.0.1:${port}/api/v1`;
  const customs = { round_pause: 0, takeover_seconds: null };
  const { code } = (await post(`${api}/tables`, { game, customs, name: "0" }, tokens[0])).table;
  for (let seat = 1; seat < SEATS; seat += 1) {
    await post(`${api}/tables/${code}/seats`, { name: String(seat), seat }, tokens[seat]);
  }
  const headers = { authorization: `Bearer ${tokens[0]}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/tables/${code}/socket`, { headers });
  // As every page does, so that it is not taken for gone.
  setInterval(() => socket.send(JSON.stringify({ type: "ping" })), 20_000);
  await new Promise((resolve, reject) => {
    socket.onmessage = resolve;
    socket.onerror = () => reject(new Error("a socket failed"));
  });
}

async function main(port, game, tables, seconds) {
  limited(LONGEST_START, 0, seconds);
  const api = `http://127.0.0.1:${port}/api/v1`;
  const tokens = [];
  for (let seat = 0; seat < SEATS; seat += 1) tokens.push((await post(`${api}/keys`, {})).token);
  for (let made = 0; made < tables; made += AT_ONCE) {
    const some = Math.min(AT_ONCE, tables - made);
    await Promise.all(Array.from({ length: some }, () => sit(port, game, tokens)));
  }
  console.log(tables);
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  console.log(tables);
  process.exit(0);
}

const [port, game, ...numbers] = process.argv.slice(2);
main(Number(port), game, ...numbers.map(Number)).catch((error) => fail(error.message));
