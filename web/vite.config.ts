import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './catalogues.ts';

export default defineConfig({
  // Whichever path the page is below, the server writes it into the page; scripts find each other beside themselves.
  base: './',
  plugins: [catalogues(), svelte()],
  // Svelte's browser half must be taken in tests too, or components cannot be mounted.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
  preview: { host: '127.0.0.1' },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    // Each file has a world of its own all the same, and the threads that make them are kept.
    pool: 'vmThreads',
    setupFiles: ['tests/setup.ts'],
    // Each takes much less; the machine may have much to do.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
