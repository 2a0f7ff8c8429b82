import * as contract from '@sejuk/contract/catalogue/exploded-views'
import type { Serve } from '../../../platform/http/serve.ts'
import {
  publishExplodedView,
  removeExplodedViewImage,
  removeExplodedViewJson,
  restoreExplodedView,
  saveExplodedView,
  updateExplodedView,
} from './commands.ts'
import {
  explodedViewDropdown,
  explodedViewLog,
  getExplodedView,
  listExplodedViewRevisions,
  listExplodedViews,
  listItemViews,
} from './queries.ts'

export const explodedViewRoutes = (serve: Serve) => {
  serve(contract.listExplodedViews, listExplodedViews)
  serve(contract.getExplodedView, getExplodedView)
  serve(contract.saveExplodedView, saveExplodedView)
  serve(contract.updateExplodedView, updateExplodedView)
  serve(contract.removeExplodedViewImage, removeExplodedViewImage)
  serve(contract.removeExplodedViewJson, removeExplodedViewJson)
  serve(contract.publishExplodedView, publishExplodedView)
  serve(contract.restoreExplodedView, restoreExplodedView)
  serve(contract.listExplodedViewRevisions, listExplodedViewRevisions)
  serve(contract.explodedViewDropdown, explodedViewDropdown)
  serve(contract.listItemViews, listItemViews)
  serve(contract.explodedViewLog, explodedViewLog)
}
