import { buildWeb, isBuilt, say } from './prepare.mjs'

try {
  if (isBuilt()) say('unchanged')
  else await buildWeb()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
