import * as contract from '@sejuk/contract/platform/saved-views'
import { viewNameTaken } from '@sejuk/domain/platform/saved-views'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { deleteView, saveView, updateView } from './commands.ts'
import { listViews } from './queries.ts'

export const savedViewRoutes = (serve: Serve) => {
  serve(contract.listViews, listViews)
  serve(contract.saveView, saveView)
  serve(contract.updateView, updateView)
  serve(contract.deleteView, deleteView)
  explainConstraint('saved_views_once', viewNameTaken)
}
