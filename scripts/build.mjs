import { buildWeb } from './prepare.mjs'

await buildWeb().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
