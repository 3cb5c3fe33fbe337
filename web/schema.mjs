/**
 * Makes the page's types from the server's own description of its API, so that they cannot drift apart.
 * `node schema.mjs` writes src/net/schema.ts, and src/net/defaults.ts with what is usual; `node schema.mjs --check`
 * says whether they are up to date.
 * PYTHON names a Python that has Followsuit with its server; the repository's own environment is the usual one.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const fileOf = (name) => fileURLToPath(new URL(`src/net/${name}`, import.meta.url));
const PYTHON = process.env['PYTHON'] ?? fileURLToPath(new URL('../.venv/bin/python', import.meta.url));
const BELOW = '/api/v1';

const printed = execFileSync(PYTHON, ['-m', 'followsuit.server.web.openapi'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
const description = JSON.parse(printed);

const routes = Object.entries(description.paths)
    .filter(([path]) => path.startsWith(`${BELOW}/`))
    .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(BELOW.length)}`),
    )
    .sort();
const types = await openapiTS(
    { ...description, paths: {} },
    { alphabetize: true, defaultNonNullable: false, rootTypes: true, rootTypesNoSchemaPrefix: true },
);
const MADE = "/** Made by `npm run schema` from the server's own description. Not to be changed by hand. */";
const text = `${MADE}

/** Every route of the API, by method and path below ${BELOW}. */
export type Route =
${routes.map((route) => `  | '${route}'`).join('\n')};

${astToString(types)}`;

const written = (value) => {
    if (Array.isArray(value)) return `[${value.map(written).join(', ')}] as const`;
    return typeof value === 'string' ? `'${value}'` : value;
};
const defaults = Object.entries(description['x-defaults']).map(
    ([name, value]) => `export const ${name} = ${written(value)};`,
);

const made = { 'schema.ts': text, 'defaults.ts': [MADE, '', ...defaults, ''].join('\n') };
for (const [name, content] of Object.entries(made)) {
    if (!process.argv.includes('--check')) {
        writeFileSync(fileOf(name), content);
    } else if (readFileSync(fileOf(name), 'utf8') !== content) {
        console.error(`src/net/${name} is not what the server says now: run \`npm run schema\`.`);
        process.exit(1);
    }
}
