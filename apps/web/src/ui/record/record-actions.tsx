import type { WorkflowAction } from '@sejuk/domain/document-workflow'
import type { Action } from '../actions/action.ts'
import { ActionRow } from '../actions/action-row.tsx'
import { RowMenu } from '../actions/row-menu.tsx'
import { type RecordActionOptions, useRecordActions } from './use-record-actions.tsx'

/** The actions of the record that is open. Lists take `useRecordActions` for the menu of a row and the bar of the selected. */
export const RecordActions = <
  WorkflowRow extends object,
  State extends object,
  Status extends keyof State & string,
  Actions extends Record<string, WorkflowAction<State, WorkflowRow>>,
  Row extends WorkflowRow & { row_version: number } & Record<Key, string>,
  Key extends string,
>({
  row,
  more = [],
  isOneOfMany = false,
  ...options
}: RecordActionOptions<WorkflowRow, State, Status, Actions, Row, Key> & {
  row: Row
  more?: readonly Action[]
  /** Where the page shows several records, each has its own menu; the head of the page belongs to none of them. */
  isOneOfMany?: boolean
}) => {
  const { actionsOf, panel } = useRecordActions(options)
  const actions = [...actionsOf(row), ...more]
  const Shown = isOneOfMany ? RowMenu : ActionRow
  return (
    <>
      {actions.length > 0 && <Shown name={options.nameOf(row)} actions={actions} />}
      {panel}
    </>
  )
}
