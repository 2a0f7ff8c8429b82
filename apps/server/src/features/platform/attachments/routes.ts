import * as contract from '@sejuk/contract/platform/attachments'
import type { Serve } from '../../../platform/http/serve.ts'
import * as commands from './commands.ts'
import * as queries from './queries.ts'
import { checkUploadProcess, finishUpload, sendChunk, startUpload } from './upload.ts'

export const attachmentRoutes = (serve: Serve) => {
  serve(contract.listPhotos, queries.listPhotos)
  serve(contract.searchPhotos, queries.listPhotos)
  serve(contract.getPhoto, queries.getPhoto)
  serve(contract.getPhotos, queries.getPhotos)
  serve(contract.viewPhotoFromErp, queries.viewPhotoFromErp)
  serve.afterReading(contract.createPhoto, commands.receivePhoto, commands.createPhoto)
  serve(contract.updatePhoto, commands.updatePhoto)
  serve(contract.selectPhotos, commands.selectPhotos)
  serve(contract.deletePhoto, commands.deletePhoto)
  serve.afterReading(contract.storeAttachments, commands.receiveAttachments, commands.storeAttachments)
  serve(contract.storeInGoogleDrive, commands.storeInGoogleDrive)
  serve(contract.startUpload, startUpload)
  serve.inSteps(contract.sendChunk, sendChunk)
  serve.inSteps(contract.finishUpload, finishUpload)
  serve(contract.checkUploadProcess, checkUploadProcess)
}
