import { testGroup } from './matrix.ts'

testGroup('r4')
