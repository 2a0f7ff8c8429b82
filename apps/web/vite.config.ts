import { apiPrefixes } from '@sejuk/contract/prefixes'
import { isSignInPath } from '@sejuk/domain/own-paths'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { lightContract } from './build/light-contract.ts'
import { offlineWorker } from './build/offline-worker.ts'
import { pageFiles } from './build/page-files.ts'
import { precompress } from './build/precompress.ts'

/** Where the API lives while developing; in production one server serves both. */
const server = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** What the page asks for besides its built files. */
const inPublic = ['/before-paint.js', '/favicon.svg', '/manifest.webmanifest', '/icon-192.png']

/** While developing, too, signing in is a page of its own. */
const signInPage: Plugin = {
  name: 'sign-in-page',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      const [path = '', search] = (request.url ?? '').split('?')
      if (isSignInPath(path)) request.url = search ? `/sign-in.html?${search}` : '/sign-in.html'
      next()
    })
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [signInPage, lightContract(), react(), pageFiles(), offlineWorker(apiPrefixes, inPublic), precompress()],
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The document names every file of its page, and a link fetches its page before it is pressed: the names of all files of all
    // pages, in each file that opens one, would weigh more than the route tables.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
  server: { proxy: Object.fromEntries(apiPrefixes.map((prefix) => [prefix, server])) },
})
