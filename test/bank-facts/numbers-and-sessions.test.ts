import { testGroup } from './matrix.ts'

testGroup('numbers-and-sessions')
