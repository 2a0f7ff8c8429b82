import * as contract from '@sejuk/contract/platform/imports'
import type { Serve } from '../../../platform/http/serve.ts'
import { commitImport } from './commit.ts'
import { mendImport } from './fix-rows.ts'
import { previewImport } from './preview.ts'
import { annotateImport, getImport, importTemplate, listImportRows, listImports } from './queries.ts'
import { rollBackImport } from './roll-back.ts'

export const importRoutes = (serve: Serve) => {
  serve.inSteps(contract.previewImport, previewImport)
  serve(contract.importTemplate, importTemplate)
  serve(contract.getImport, getImport)
  serve(contract.listImportRows, listImportRows)
  serve(contract.mendImport, mendImport)
  serve(contract.commitImport, commitImport)
  serve.inSteps(contract.annotateImport, annotateImport)
  serve(contract.rollBackImport, rollBackImport)
  serve(contract.listImports, listImports)
}
