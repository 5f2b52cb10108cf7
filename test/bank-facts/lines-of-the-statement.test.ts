import { testGroup } from './matrix.ts'

testGroup('lines-of-the-statement')
