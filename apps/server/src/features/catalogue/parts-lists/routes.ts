import * as contract from '@sejuk/contract/catalogue/parts-lists'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { addPartsList, copyPartsList, deletePartsList, partsListLog, updatePartsList } from './commands.ts'
import {
  bomTypeDropdown,
  comparePartsLists,
  getPartsList,
  listPartsListLines,
  listPartsLists,
  partsListDropdown,
} from './queries.ts'

export const partsListRoutes = (serve: Serve) => {
  explainConstraint('parts_lists_unit', because('data-changed-someone-else-reload'))
  serve(contract.bomTypeDropdown, bomTypeDropdown)
  serve(contract.listPartsLists, listPartsLists)
  serve(contract.listPartsListLines, listPartsListLines)
  serve(contract.getPartsList, getPartsList)
  serve(contract.addPartsList, addPartsList)
  serve(contract.updatePartsList, updatePartsList)
  serve(contract.deletePartsList, deletePartsList)
  serve(contract.copyPartsList, copyPartsList)
  serve(contract.comparePartsLists, comparePartsLists)
  serve(contract.partsListDropdown, partsListDropdown)
  serve(contract.partsListLog, partsListLog)
}
