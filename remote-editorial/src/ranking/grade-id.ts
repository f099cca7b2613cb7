/** The id of the explanation of a grade: "PSA 10" is explained at "grade-psa-10". */
export function gradeId(grade: string): string {
  return `grade-${grade.toLowerCase().replaceAll(' ', '-')}`;
}
