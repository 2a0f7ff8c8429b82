import type { Endpoint } from '@sejuk/contract/endpoint'
import type { Workflow, WorkflowAction } from '@sejuk/domain/document-workflow'
import type { PageLink } from '@sejuk/domain/pages'
import { holds } from '@sejuk/domain/workflow'
import { everydayWords } from '@sejuk/words/everyday'
import { type ReactNode, useState } from 'react'
import { useSendTo } from '../../lib/api/queries.ts'
import { useRefresh } from '../../lib/api/refresh.ts'
import { confirm, type Question } from '../../lib/browser/confirm.ts'
import { useWords } from '../../lib/language/words.ts'
import { useNavigate } from '../../lib/navigation/use-router.tsx'
import { useWorkflowViewer } from '../../lib/session/viewer.ts'
import type { Action } from '../actions/action.ts'
import type { FormField } from '../form/form-fields.tsx'
import { lazyPart } from '../layout/lazy-part.tsx'
import type { BulkAction } from '../list/use-bulk.tsx'

const RecordActionPanel = lazyPart(() => import('./record-action-panel.tsx').then((panel) => panel.RecordActionPanel))

/** What an action asks: plain fields, or a form of its own. The reason needs no field: the workflow says whether there is one. */
export type ActionForm<Row> = readonly FormField[] | ((open: { row: Row; onClose: () => void }) => ReactNode)

export type RecordActionOptions<
  WorkflowRow extends object,
  State extends object,
  Status extends keyof State & string,
  Actions extends Record<string, WorkflowAction<State, WorkflowRow>>,
  Row,
  Key extends string,
> = {
  workflow: Workflow<WorkflowRow, State, Status, Actions>
  /** An action with neither endpoint nor form of its own is not shown here. */
  endpoints: { readonly [N in keyof Actions]?: Endpoint }
  keyField: Key
  nameOf: (row: Row) => string
  /** The labels of the buttons. */
  label: (name: keyof Actions & string) => string
  forms?: { readonly [N in keyof Actions]?: ActionForm<Row> }
  /** An action whose form is a page of its own. */
  pages?: { readonly [N in keyof Actions]?: (row: Row) => PageLink }
  /** What usually comes next for a row: stands in front, the first one as the primary button. */
  first?: (row: Row) => readonly (keyof Actions)[]
  /** The question before an action that is confirmed; its name and the record by default. */
  question?: (name: keyof Actions & string, row: Row) => Partial<Question> | undefined
  /** After an action that asked nothing more, such as leaving the page of a record that is gone. */
  onDone?: (name: keyof Actions & string) => void
  /** What else shows this record. */
  refreshes?: readonly Endpoint[]
}

/** A document's actions by its workflow: gates with their reasons, questions, reasons, forms, and the refresh afterwards. */
export const useRecordActions = <
  WorkflowRow extends object,
  State extends object,
  Status extends keyof State & string,
  Actions extends Record<string, WorkflowAction<State, WorkflowRow>>,
  Row extends WorkflowRow & { row_version: number } & Record<Key, string>,
  Key extends string,
>(
  options: RecordActionOptions<WorkflowRow, State, Status, Actions, Row, Key>,
) => {
  type Name = keyof Actions & string
  const {
    workflow,
    endpoints,
    keyField: key,
    nameOf,
    label,
    forms = {},
    pages = {},
    first,
    question,
    onDone,
    refreshes = [],
  } = options
  const t = useWords(everydayWords)
  const viewer = useWorkflowViewer()
  const send = useSendTo()
  const navigate = useNavigate()
  const refresh = useRefresh(...refreshes)
  const [open, setOpen] = useState<{ name: Name; row: Row }>()
  const formOf = (name: Name) => (forms as { readonly [N in Name]?: ActionForm<Row> })[name]
  const asks = (name: Name) => formOf(name) !== undefined || workflow.action(name).reason !== undefined
  const questionOf = (name: Name, row: Row): Question => ({
    title: t('sureAction', { action: label(name), name: nameOf(row) }),
    yes: label(name),
    isDangerous: workflow.action(name).dangerous,
    ...question?.(name, row),
  })
  const inputOf = (row: Row) => ({ [key]: row[key], row_version: row.row_version })

  const press = async (name: Name, row: Row) => {
    const endpoint = endpoints[name]
    const page = (pages as { readonly [N in Name]?: (row: Row) => PageLink })[name]
    if (page) return void navigate(page(row))
    if (asks(name)) return setOpen({ name, row })
    if (!endpoint || (workflow.action(name).confirm && !(await confirm(questionOf(name, row))))) return
    send.mutate(
      { endpoint, input: inputOf(row) },
      {
        onSuccess: () => {
          refresh()
          onDone?.(name)
        },
      },
    )
  }

  const shown = workflow.names.filter((name) => endpoints[name] || formOf(name))
  const actionsOf = (row: Row): Action[] => {
    const now = new Date().toISOString()
    const next: readonly PropertyKey[] = first?.(row) ?? []
    const rank = (name: Name) => (next.includes(name) ? next.indexOf(name) : next.length)
    const all = shown
      .filter((name) => workflow.isOffered(name, row, viewer, now))
      .toSorted((one, other) => rank(one) - rank(other))
      .map((name) => ({
        key: name,
        label: label(name),
        gate: workflow.gate(name, row, viewer, now),
        isPrimary: next[0] === name || workflow.action(name).primary,
        isDangerous: workflow.action(name).dangerous,
        isBusy: send.isPending && send.variables.endpoint === endpoints[name],
        onPress: () => void press(name, row),
      }))
    return [...all.filter(({ gate }) => gate.enabled), ...all.filter(({ gate }) => !gate.enabled)]
  }

  /** For the bar of a list: one call a row, and a report of each. */
  const bulkOf = (...names: Name[]): BulkAction<Row>[] =>
    names.flatMap((name) => {
      const endpoint = endpoints[name]
      if (!endpoint || !holds(viewer.permission, workflow.action(name).needs)) return []
      return [{ key: name, label: label(name), endpoint, inputOf }]
    })

  const close = () => {
    refresh()
    setOpen(undefined)
  }
  const form = open && formOf(open.name)
  const panel =
    open &&
    (typeof form === 'function' ? (
      form({ row: open.row, onClose: close })
    ) : (
      <RecordActionPanel
        key={`${open.name}/${open.row[key]}`}
        endpoint={endpoints[open.name] as Endpoint}
        title={label(open.name)}
        sub={nameOf(open.row)}
        fixed={inputOf(open.row)}
        fields={form ?? []}
        reason={workflow.action(open.name).reason}
        draft={`${workflow.entity}.${open.name}.${open.row[key]}`}
        onClose={close}
      />
    ))
  return { actionsOf, bulkOf, panel, open: (name: Name, row: Row) => setOpen({ name, row }) }
}
