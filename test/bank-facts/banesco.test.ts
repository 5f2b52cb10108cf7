import { testGroup } from './matrix.ts'

testGroup('banesco')
