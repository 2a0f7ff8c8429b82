/** An endpoint as pages get it from the build: without schemas, and with the way to them. */
export const light = <E extends object>(endpoint: E, load: () => Promise<object>): E =>
  Object.defineProperties(endpoint, {
    load: { value: load, enumerable: true },
    input: {
      get: () => {
        throw new Error('The schemas of an endpoint are fetched with lib/form/schemas.ts')
      },
    },
  })
