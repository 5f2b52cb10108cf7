import { testGroup } from './matrix.ts'

testGroup('several-facts')
