import type { Exportable } from './export/exportable.ts'
import type { AttachmentModule } from './files/attachment-modules.ts'
import type { Importable } from './import/importable.ts'
import type { MailedReport } from './reports/mailed-report.ts'

/** What areas offer to the features that serve all of them, by the name of the module. */
export type Offers = {
  exports: ReadonlyMap<string, Exportable>
  imports: ReadonlyMap<string, Importable>
  attachments: ReadonlyMap<string, AttachmentModule>
  reports: ReadonlyMap<string, MailedReport>
  /** By document and action; in the order of the areas. */
  effects: ReadonlyMap<string, readonly AddedEffect['effect'][]>
}

/** What an area does after an action of another's document, as the document's `after` says it. */
export type AddedEffect = { after: `${string}/${string}`; effect: (done: never) => Promise<unknown> }

type Offering = {
  effects?: readonly AddedEffect[]
  exports?: readonly Exportable[]
  imports?: readonly Importable[]
  attachments?: readonly AttachmentModule[]
  reports?: readonly MailedReport[]
}

const byName = <T extends { module_name: string }>(offered: readonly T[]): ReadonlyMap<string, T> => {
  const named = new Map(offered.map((one) => [one.module_name, one]))
  if (named.size < offered.length) throw new Error('Two areas offer a module of the same name')
  return named
}

const byAction = (added: readonly AddedEffect[]) => {
  const found = new Map<string, AddedEffect['effect'][]>()
  for (const { after, effect } of added) found.set(after, [...(found.get(after) ?? []), effect])
  return found
}

export const gatherOffers = (areas: readonly Offering[]): Offers => ({
  exports: byName(areas.flatMap((area) => area.exports ?? [])),
  imports: byName(areas.flatMap((area) => area.imports ?? [])),
  attachments: byName(areas.flatMap((area) => area.attachments ?? [])),
  reports: byName(areas.flatMap((area) => area.reports ?? [])),
  effects: byAction(areas.flatMap((area) => area.effects ?? [])),
})
