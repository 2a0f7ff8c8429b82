import { registerHooks } from 'node:module'

const outside = '/node_modules/'
/** Its description of itself is so long that reading it for each of our hundreds of imports was half of the start. */
const long = '/node_modules/drizzle-orm/'

type Place = ReturnType<Parameters<typeof registerHooks>[0]['resolve'] & {}>

/**
 * Resolves each package once, not once per importing file: all workspaces share one node_modules, so the result is the same for
 * all. Our own files name each other with their ending, so where one lies is its address, without asking the disk for each of
 * fifteen thousand imports.
 */
export const rememberModulePlaces = () => {
  const known = new Map<string, Place>()
  registerHooks({
    resolve: (specifier, context, next) => {
      const { parentURL = '', conditions } = context
      if (!conditions.includes('import')) return next(specifier, context)
      if (specifier.startsWith('.') && parentURL.includes(long))
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      if (specifier.startsWith('.') && specifier.endsWith('.ts') && !parentURL.includes(outside))
        return { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true }
      if (!/^[@a-z][^:]*$/.test(specifier) || parentURL.includes(outside)) return next(specifier, context)
      const place = known.get(specifier) ?? next(specifier, context)
      known.set(specifier, place)
      return { ...place, shortCircuit: true }
    },
  })
}
