import * as contract from '@sejuk/contract/catalogue/item-replacements'
import type { Serve } from '../../../platform/http/serve.ts'
import { createItemReplacement, deleteItemReplacement, updateItemReplacement } from './commands.ts'
import { itemReplacementLog, itemSubstitutes, listItemReplacements } from './queries.ts'

export const itemReplacementRoutes = (serve: Serve) => {
  serve(contract.listItemReplacements, listItemReplacements)
  serve(contract.createItemReplacement, createItemReplacement)
  serve(contract.updateItemReplacement, updateItemReplacement)
  serve(contract.deleteItemReplacement, deleteItemReplacement)
  serve(contract.itemSubstitutes, itemSubstitutes)
  serve(contract.itemReplacementLog, itemReplacementLog)
}
