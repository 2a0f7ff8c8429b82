import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { signInGroups } from './build/chunk-groups.ts'
import { lightContract } from './build/light-contract.ts'
import { precompress } from './build/precompress.ts'

/**
 * Signing in is a page of its own, built beside the app: the same components, drawn by a library of a tenth of the weight. A phone
 * in a bad network shows the form before the app's own library would have arrived.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [lightContract(), react(), precompress()],
  resolve: {
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
    ],
  },
  build: {
    manifest: '.vite/sign-in.json',
    target: 'es2022',
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: join(import.meta.dirname, 'sign-in.html'),
      output: {
        // A file of the app with the same code begins with a note (`build/page-files.ts`), and would be written over.
        chunkFileNames: 'assets/apart-[name]-[hash].js',
        codeSplitting: { groups: signInGroups() },
      },
    },
  },
})
