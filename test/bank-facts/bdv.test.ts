import { testGroup } from './matrix.ts'

testGroup('bdv')
