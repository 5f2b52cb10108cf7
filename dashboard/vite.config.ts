import { defineConfig } from 'vite'

// The gateway's Content-Security-Policy forbids inline scripts and styles, so nothing is inlined.
export default defineConfig({
  base: '/dashboard/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    // Browsers since 2024 support light-dark(); older targets would double the CSS.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    emptyOutDir: true,
  },
})
