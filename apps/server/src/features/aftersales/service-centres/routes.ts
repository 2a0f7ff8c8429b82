import * as contract from '@sejuk/contract/aftersales/service-centres'
import type { Serve } from '../../../platform/http/serve.ts'
import {
  createServiceCentre,
  deleteAscBranchOffice,
  serviceCentreLog,
  storeAscBranchOffice,
  updateServiceCentre,
} from './commands.ts'
import { checkSigned, getServiceCentre } from './detail.ts'
import { ascForDispatch } from './for-dispatch.ts'
import { proposeDispatch } from './propose-dispatch.ts'
import { ascDropdown, countServiceCentres, listAscBranchOffices, listServiceCentres } from './queries.ts'

export const serviceCentreRoutes = (serve: Serve) => {
  serve(contract.listServiceCentres, listServiceCentres)
  serve(contract.countServiceCentres, countServiceCentres)
  serve(contract.getServiceCentre, getServiceCentre)
  serve(contract.checkSigned, checkSigned)
  serve(contract.createServiceCentre, createServiceCentre)
  serve(contract.updateServiceCentre, updateServiceCentre)
  serve(contract.serviceCentreLog, serviceCentreLog)
  serve(contract.ascDropdown, ascDropdown)
  serve(contract.ascForDispatch, ascForDispatch)
  serve(contract.ascListForDispatch, ascForDispatch)
  serve(contract.proposeDispatch, proposeDispatch)
  serve(contract.listAscBranchOffices, listAscBranchOffices)
  serve(contract.storeAscBranchOffice, storeAscBranchOffice)
  serve(contract.deleteAscBranchOffice, deleteAscBranchOffice)
}
