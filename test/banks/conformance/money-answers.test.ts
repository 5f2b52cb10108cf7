import { foreignAnswers } from './faults.ts'
import { testMoney } from './money-faults.ts'

testMoney(foreignAnswers)
