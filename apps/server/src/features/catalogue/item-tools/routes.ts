import * as contract from '@sejuk/contract/catalogue/item-tools'
import type { Serve } from '../../../platform/http/serve.ts'
import { checkItemTool, onItemToolRun, undoItemTool } from './commands.ts'
import { checkItemPhotos, receiveItemPhotos } from './photos.ts'
import { getItemToolRun, listItemToolRows, listItemToolRuns } from './queries.ts'

export const itemToolRoutes = (serve: Serve) => {
  serve(contract.checkItemTool, checkItemTool)
  serve.afterReading(contract.checkItemPhotos, receiveItemPhotos, checkItemPhotos)
  onItemToolRun.routes(serve)
  serve(contract.undoItemTool, undoItemTool)
  serve(contract.listItemToolRuns, listItemToolRuns)
  serve(contract.getItemToolRun, getItemToolRun)
  serve(contract.listItemToolRows, listItemToolRows)
}
