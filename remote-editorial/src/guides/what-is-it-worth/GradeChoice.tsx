import { ToolField } from '@mint-row/kit/ui/guide';
import { type Grade, gradeOf, grades } from './sale.ts';

interface GradeChoiceProps {
  label: string;
  names: Readonly<Record<Grade, string>>;
  grade: Grade;
  onChoose: (grade: Grade) => void;
}

/** A grade from the list. */
export function GradeChoice({ label, names, grade, onChoose }: GradeChoiceProps) {
  return (
    <ToolField label={label}>
      <select value={grade} onChange={({ target }) => onChoose(gradeOf(target.value) ?? grade)}>
        {grades.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </ToolField>
  );
}
