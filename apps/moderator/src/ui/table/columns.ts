import type { ReactNode } from 'react';
import { rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { MessageDescriptor } from '@lingui/core';

/** Where a cell goes in the two-line row of a narrow screen. */
export type NarrowPlace = 'title' | 'end' | 'meta' | 'none';

export interface ColumnLayout {
  /** Track of the grid: `minmax(0, 2fr)`, `8em`. */
  track: string;
  align: 'start' | 'end';
  narrow: NarrowPlace;
  /** Left out between a telephone and this width. */
  from: 'always' | 'tablet' | 'desktop';
}

/** The platform sorts and filters; the table only keeps which column it was asked to sort by. */
export const features = tableFeatures({ rowSortingFeature, columnMeta: {} as ColumnLayout });

/** A column as a feature describes it. */
export interface Column<Row> {
  id: string;
  header: MessageDescriptor;
  cell: (row: Row) => ReactNode;
  /** Given when the platform can sort by it: the name it sorts by. */
  sort?: string;
  /** Narrow screens have no header, so a bare number says what it counts. */
  track?: string;
  align?: 'start' | 'end';
  narrow?: NarrowPlace;
  from?: ColumnLayout['from'];
}
