import * as contract from '@sejuk/contract/spareparts/part-shelves'
import type { Serve } from '../../../platform/http/serve.ts'
import { openShelfCount, orderForShelf, setShelfLevels, transferToShelf } from './commands.ts'
import { getPartShelf } from './queries.ts'

export const partShelfRoutes = (serve: Serve) => {
  serve(contract.getPartShelf, getPartShelf)
  serve(contract.orderForShelf, orderForShelf)
  serve(contract.setShelfLevels, setShelfLevels)
  serve(contract.transferToShelf, transferToShelf)
  serve(contract.openShelfCount, openShelfCount)
}
