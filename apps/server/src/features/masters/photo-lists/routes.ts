import * as contract from '@sejuk/contract/masters/photo-lists'
import type { Serve } from '../../../platform/http/serve.ts'
import { createPhotoList, deletePhotoList, photoListLog, updatePhotoList } from './commands.ts'
import { listPhotoLists, photoModuleDropdown, photosOfModule } from './queries.ts'

export const photoListRoutes = (serve: Serve) => {
  serve(contract.photosOfModule, photosOfModule)
  serve(contract.photoModuleDropdown, photoModuleDropdown)
  serve(contract.listPhotoLists, listPhotoLists)
  serve(contract.createPhotoList, createPhotoList)
  serve(contract.updatePhotoList, updatePhotoList)
  serve(contract.deletePhotoList, deletePhotoList)
  serve(contract.photoListLog, photoListLog)
}
