import { measuredKinds, measuredPlaces } from './measure.ts'
import { measuredRecipes } from './recipes.ts'
import { measuredStyles } from './styles.ts'

/**
 * The tables of the part `report` of real pictures: kinds and where they go, kinds of the four parts that earlier versions were
 * reported on, the usual recipes after the same examples, groups by style.
 */
export const measuredPictures = async () => [
  await measuredKinds('report'),
  await measuredPlaces('report'),
  await measuredKinds('fourth-report'),
  await measuredKinds('third-report'),
  await measuredKinds('second-report'),
  await measuredKinds('first-report'),
  await measuredRecipes('report'),
  await measuredStyles('first-report'),
]
