import type { WorkflowAction } from '@sejuk/domain/document-workflow'
import type { Action } from '../actions/action.ts'
import { ActionRow } from '../actions/action-row.tsx'
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
  ...options
}: RecordActionOptions<WorkflowRow, State, Status, Actions, Row, Key> & { row: Row; more?: readonly Action[] }) => {
  const { actionsOf, panel } = useRecordActions(options)
  return (
    <>
      <ActionRow name={options.nameOf(row)} actions={[...actionsOf(row), ...more]} />
      {panel}
    </>
  )
}
