import type { ReactNode } from 'react';
import './binder-pockets.css';

interface BinderProps {
  /** Its HTML element: a list, unless its pockets are not entries of one. */
  as?: 'ul' | 'div';
  className?: string;
  /** Its pockets. */
  children: ReactNode;
}

/** A page of a binder with its pockets in rows. */
export function BinderPockets({ as: Element = 'ul', className = '', children }: BinderProps) {
  return <Element className={`binder-leaf binder ${className}`}>{children}</Element>;
}
