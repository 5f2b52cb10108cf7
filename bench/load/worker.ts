import { answerParent } from '../processes/child.ts'
import { runJob } from './run.ts'

answerParent(runJob)
