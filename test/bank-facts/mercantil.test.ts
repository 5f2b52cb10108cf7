import { testGroup } from './matrix.ts'

testGroup('mercantil')
