import type { Endpoint, Input } from '@sejuk/contract/endpoint'
import { use, useEffect, useMemo, useRef } from 'react'
import { visibly } from '../browser/chunks.ts'

/** An endpoint as the build hands it out: without schemas, with the way to them and with what a list asks by itself. */
type Light = { load?: () => Promise<Pick<Endpoint, 'input'>>; plain?: unknown }

export type Validator = {
  /** What the endpoint has against these values: the first sentence of each field, under its dotted name. */
  problemsOf: (values: unknown) => Record<string, string>
  /** What can be understood of an address. */
  parseLenient: (asked: Record<string, unknown>) => unknown
}

const fetching = new WeakMap<Endpoint, Promise<Validator>>()
const ready = new WeakMap<Endpoint, Validator>()

const fetchValidator = async (endpoint: Endpoint & Light) => {
  const [{ problemsOf, parseLenient }, { input }] = await Promise.all([
    import('./validate.ts'),
    endpoint.load ? endpoint.load() : endpoint,
  ])
  const validator = {
    problemsOf: (values: unknown) => problemsOf(input, values),
    parseLenient: (asked: Record<string, unknown>) => parseLenient(input, asked),
  }
  ready.set(endpoint, validator)
  return validator
}

/** Checks the input of an endpoint. Schemas are fetched when something is about to be typed. */
export const validatorOf = (endpoint: Endpoint): Promise<Validator> => {
  const known = fetching.get(endpoint)
  if (known) return known
  const validator = visibly(fetchValidator(endpoint))
  fetching.set(endpoint, validator)
  validator.catch(() => fetching.delete(endpoint))
  return validator
}

/**
 * Asks for the schemas while somebody is typing, and checks at once or as soon as they are there. Values without a problem are
 * what the endpoint takes.
 */
export const useCheck = <E extends Endpoint>(endpoint: E) => {
  /** Pressed again before the schemas are there, the latest press counts, once. */
  const latest = useRef<(problemsOf: Validator['problemsOf']) => void>(undefined)
  useEffect(() => void validatorOf(endpoint).catch(() => {}), [endpoint])
  return (values: object, then: (problems: Record<string, string>, checked: Input<E>) => void) => {
    const checked = values as Input<E>
    const validator = ready.get(endpoint)
    if (validator) return then(validator.problemsOf(values), checked)
    const isWaiting = latest.current !== undefined
    latest.current = (problemsOf) => then(problemsOf(values), checked)
    if (isWaiting) return
    // Where the schemas cannot be had the server checks alone.
    const unchecked: Pick<Validator, 'problemsOf'> = { problemsOf: () => ({}) }
    void validatorOf(endpoint)
      .catch(() => unchecked)
      .then(({ problemsOf }) => {
        const press = latest.current
        latest.current = undefined
        press?.(problemsOf)
      })
  }
}

/** The validator for a page, which is drawn once the schemas are there. */
export const useValidator = (endpoint: Endpoint): Validator => use(validatorOf(endpoint))

const isEmpty = (asked: object) => Object.keys(asked).length === 0

/** What a list asks at this address. An address that says nothing needs no schema to be understood. */
export const useAsked = (endpoint: Endpoint & Light, search: Record<string, unknown>) => {
  const { plain } = endpoint
  const validator = plain && isEmpty(search) ? undefined : useValidator(endpoint)
  return useMemo(
    () => ({ plain: plain ?? validator?.parseLenient({}), asked: validator ? validator.parseLenient(search) : plain }),
    [plain, validator, search],
  )
}
