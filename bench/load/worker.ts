import { handleRequests } from '../processes/child.ts'
import { runJob } from './run.ts'

handleRequests(runJob)
