// How all loads of our own server ask it for something by HTTP.

import counting from "../counting.cjs";

const { fail } = counting;

// The server's answer; whatever else than that ends the process with a sentence.
export async function post(url, body, token) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) fail(`The server answered ${answer.status} to ${url}: ${await answer.text()}`);
  return answer.json();
}
