import { createStore } from './store.ts'

const isTold = createStore(false)
let own = ''

/** The script this page began with. */
export const startVersion = (script: string) => {
  own = script
}

/** There is a build that begins with another script. The page goes on: whoever reads it decides when to open the new one. */
export const hearBuild = (build: string | undefined) => {
  if (own && build && !own.endsWith(build)) isTold.put(true)
}
export const hideNewVersion = () => isTold.put(false)
export const useNewVersion = isTold.use
