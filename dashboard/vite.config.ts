import { defineConfig } from 'vite'

// Everything is served by the gateway itself, under a policy that forbids inline scripts and styles: nothing is inlined.
export default defineConfig({
  base: '/dashboard/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    // Browsers of 2024 on know light-dark(); older targets would have it rewritten into twice as much CSS.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    emptyOutDir: true,
  },
})
