import type { DemoDocument } from './documents.ts';
import type { Rows } from './rows.ts';
import type { Story } from './story.ts';

/** One area of the demonstration; whoever stores it does so in a transaction of its own. */
export interface Area {
  /** Its name for ever: what has been made is known by it. */
  name: string;
  /** What is put in place, part by part, so that no more than two parts are held at a time. */
  parts(now: Date): Iterable<Part> | AsyncIterable<Part>;
  /** What people did with it afterwards. */
  history?(story: Story): Promise<void>;
}

/** What can be stored with a few statements. */
export interface Part {
  documents?: DemoDocument[];
  files?: DemoFile[];
  packages?: DemoPackage[];
  rows?: Partial<Rows>;
  signIns?: SignIn[];
  logos?: Logo[];
}

/** A file that somebody handed in. */
export interface DemoFile {
  id: string;
  client_id: string;
  account_id: string;
  owner_id: string;
  name: string;
  media_type: string;
  bytes: Uint8Array;
}

/** A package that is played, as a manager brought it in. */
export interface DemoPackage {
  id: string;
  client_id: string;
  account_id: string;
  created_by: string;
  /** Of its archive. */
  file_id: string;
  file_name: string;
  /** Texts by their paths; the manifest is one of them. */
  files: Readonly<Record<string, string>>;
}

/** Somebody who can sign in; the password is the username. */
export interface SignIn {
  userId: string;
  username: string;
  accountId: string;
  name: string;
}

/** A drawing of an account's theme. */
export interface Logo {
  fileName: string;
  svg: string;
}
