import * as contract from '@sejuk/contract/platform/shortcuts'
import { shortcutTaken } from '@sejuk/domain/platform/shortcuts'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { addShortcut, deleteShortcut, orderShortcuts, updateShortcut } from './commands.ts'
import { listShortcuts } from './queries.ts'

export const shortcutRoutes = (serve: Serve) => {
  serve(contract.listShortcuts, listShortcuts)
  serve(contract.addShortcut, addShortcut)
  serve(contract.updateShortcut, updateShortcut)
  serve(contract.orderShortcuts, orderShortcuts)
  serve(contract.deleteShortcut, deleteShortcut)
  explainConstraint('user_shortcuts_once', shortcutTaken)
}
