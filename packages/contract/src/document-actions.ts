import { reasonRequired } from '@sejuk/domain/installers/installers'
import { labelled, type Message } from '@sejuk/domain/messages'
import { z } from 'zod'
import { type Endpoint, endpoint } from './endpoint.ts'
import { code, optional, rowVersion } from './fields.ts'
import type { apiPrefixes } from './prefixes.ts'
import { told } from './told.ts'

type Prefix = (typeof apiPrefixes)[number]
type Shape = z.ZodRawShape
type Described = {
  needs: Endpoint['needs']
  reason?: 'required' | 'optional' | undefined
  bySystem?: true | undefined
}
type Table = Readonly<Record<string, Described>>
type Name<Actions> = keyof Actions & string
/** What a job does has no endpoint. */
type UserAction<Actions extends Table> = {
  [N in Name<Actions>]: Actions[N] extends { bySystem: true } ? never : N
}[Name<Actions>]

const mostOfReason = told('too-long', { label: labelled('reason'), max: 1000 })
const reasons = {
  required: z.string(reasonRequired).trim().min(1, reasonRequired).max(1000, mostOfReason),
  optional: optional('reason', 1000),
}
type ReasonOf<Action> = Action extends { reason: infer Kind extends keyof typeof reasons }
  ? { reason: (typeof reasons)[Kind] }
  : unknown
type FormOf<Forms, N> = N extends keyof Forms ? (Forms[N] extends Shape ? Forms[N] : unknown) : unknown
type Seen<Key extends string> = Record<Key, typeof code> & { row_version: typeof rowVersion }
type Merged<Base, Over> = {
  [K in keyof Base | keyof Over]: K extends keyof Over ? Over[K] : K extends keyof Base ? Base[K] : never
}
type InputShape<Key extends string, Action, Form, Every> = Merged<Seen<Key> & ReasonOf<Action>, Every & Form>

type Done<Key extends string, Status extends string, More> = z.ZodObject<
  Record<Key, z.ZodString> & Record<Status, z.ZodNullable<z.ZodString>> & { row_version: z.ZodNumber } & More
>

type Options<Actions extends Table, Key extends string, Forms, Every, Names, Answers> = {
  /** The field that names the record; in the path where the path has it, otherwise in the body. */
  key: Key
  /** The actions that have an endpoint of this kind; all by default. */
  names?: readonly Names[]
  /** What an action takes beside the record, its version and the reason. */
  forms?: Forms
  /** The same for all of them. */
  every?: Every
  /** What an action answers beside the record, its status and its version. */
  answers?: Answers
  /** Where an action is not a POST. */
  methods?: { readonly [N in UserAction<Actions>]?: 'PUT' }
  /** The messages of success. */
  says?: { readonly [N in UserAction<Actions>]?: Message }
}

/** One endpoint for each action of a workflow: `{base}/{action}` with key, version, reason and the action's own form. */
export const actions = <
  const Actions extends Table,
  Status extends string,
  const Key extends string,
  Forms extends { readonly [N in UserAction<Actions>]?: Shape } = Record<never, never>,
  Every extends Shape = Record<never, never>,
  Names extends UserAction<Actions> = UserAction<Actions>,
  Answers extends { readonly [N in UserAction<Actions>]?: Shape } = Record<never, never>,
>(
  workflow: { actions: Actions; status: Status; names: readonly string[] },
  base: `${Prefix}${string}`,
  { key, names, forms, every, answers, methods, says }: Options<Actions, Key, Forms, Every, Names, Answers>,
) => {
  const data = z.object({ [key]: z.string(), [workflow.status]: z.string().nullable(), row_version: z.number() })
  const wanted = names ?? Object.keys(workflow.actions).filter((name) => !workflow.actions[name]?.bySystem)
  const made = wanted.map((name) => {
    const { needs, reason } = workflow.actions[name] as Described
    const input = z.object({
      [key]: code,
      row_version: rowVersion,
      ...(reason ? { reason: reasons[reason] } : {}),
      ...every,
      ...(forms as Record<string, Shape> | undefined)?.[name],
    })
    const more = (answers as Record<string, Shape> | undefined)?.[name]
    const method = (methods as Record<string, 'PUT'> | undefined)?.[name] ?? 'POST'
    const message = (says as Record<string, Message> | undefined)?.[name]
    return [
      name,
      endpoint(`${method} ${base}/${name}`, {
        needs,
        input,
        data: more ? data.extend(more) : data,
        ...(message ? { says: message } : {}),
      }),
    ]
  })
  return Object.fromEntries(made) as {
    [N in Names]: Endpoint<
      z.ZodObject<InputShape<Key, Actions[N], FormOf<Forms, N>, Every>>,
      Done<Key, Status, FormOf<Answers, N>>
    >
  }
}

const mostInBulk = 200

/** The same action on many records: `{path}/bulk` with a result for each. */
export const inBulk = <Shape extends z.ZodRawShape>({ path, needs, input }: Endpoint<z.ZodObject<Shape>>) =>
  endpoint(`POST ${path as Prefix}/bulk`, {
    needs,
    input: z.object({ rows: z.array(input).min(1).max(mostInBulk) }),
    data: z.array(z.object({ code: z.string(), is_done: z.boolean(), message: z.string() })),
  })
