import * as contract from '@sejuk/contract/projects/similarity'
import type { Serve } from '../../../platform/http/serve.ts'
import { judgeSimilarity, openSimilarity, takeBackVerdict } from './commands.ts'
import { listSimilarityLabels } from './labels.ts'
import { getSimilarity } from './queries.ts'

export const similarityRoutes = (serve: Serve) => {
  serve(contract.getSimilarity, getSimilarity)
  serve(contract.openSimilarity, openSimilarity)
  serve(contract.judgeSimilarity, judgeSimilarity)
  serve(contract.takeBackVerdict, takeBackVerdict)
  serve(contract.listSimilarityLabels, listSimilarityLabels)
}
