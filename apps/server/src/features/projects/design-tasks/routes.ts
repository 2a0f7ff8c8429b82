import * as contract from '@sejuk/contract/projects/design-tasks'
import type { Serve } from '../../../platform/http/serve.ts'
import { designBoard } from './board.ts'
import { createDesignTask, designTaskLog, onDesignTask } from './commands.ts'
import { designTasksOfProject, listDesignTasks } from './queries.ts'

export const designTaskRoutes = (serve: Serve) => {
  serve(contract.listDesignTasks, listDesignTasks)
  serve(contract.designTasksOfProject, designTasksOfProject)
  serve(contract.designBoard, designBoard)
  serve(contract.createDesignTask, createDesignTask)
  onDesignTask.routes(serve)
  serve(contract.designTaskLog, designTaskLog)
}
