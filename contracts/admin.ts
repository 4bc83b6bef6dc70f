import { z } from 'zod';

/** The statuses in the inbox. The specification's `replied`, `reviewed` and `approved` follow from them. */
export const messageStatuses = ['pending', 'replied', 'spam'] as const;
export const suggestionStatuses = ['pending', 'approved', 'rejected', 'spam'] as const;

/** The statuses that a PATCH may set; a reply sets its own. */
export const messagePatch = z.strictObject({ status: z.enum(['pending', 'spam']) });
export const suggestionPatch = z.strictObject({ status: z.enum(suggestionStatuses) });

export const loginBody = z.strictObject({
  password: z.string().min(1).max(1024),
  code: z.string().max(40).optional(),
});
export const passwordBody = z.strictObject({
  oldPassword: z.string().max(1024),
  newPassword: z.string().max(1024),
});
export const demoBody = z.strictObject({ token: z.string().max(100) });
export const setupBody = z.strictObject({ token: z.string().max(100), password: z.string().max(1024) });
export const replyBody = z.strictObject({ text: z.string().trim().min(1).max(10_000) });
export const eraseBody = z.strictObject({ email: z.string().trim().min(3).max(254) });
export const codeBody = z.strictObject({ code: z.string().max(40) });

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text), 'must be one line of plain text');

export const toolFields = z.strictObject({
  name: line(60),
  description: line(200),
  category: line(60),
  isFeatured: z.boolean(),
  isNew: z.boolean(),
});
/** A new entry. The person who suggested it gets an e-mail. */
export const newToolBody = toolFields.extend({ suggestionId: z.uuid().optional() });
export const toolEditBody = toolFields.extend({ isRemoved: z.boolean() });
export const categoryEditBody = z.strictObject({ name: line(60), description: line(200) });

export type ToolFields = z.infer<typeof toolFields>;

/** A row of `/rest/v1/contact_messages`. Times are ISO 8601 in UTC. */
export interface ContactMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly created_at: string;
  readonly status: (typeof messageStatuses)[number];
  readonly replied: boolean;
  readonly reply_text: string;
  readonly replied_at: string | null;
}

/** A row of `/rest/v1/tool_suggestions`. */
export interface ToolSuggestion {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly link: string;
  readonly email: string;
  readonly created_at: string;
  readonly status: (typeof suggestionStatuses)[number];
  readonly reviewed: boolean;
  readonly approved: boolean;
}

/** `GET /api/admin/session`. */
export interface AdminSession {
  /** `off` means that no password is set, so no one can log in. */
  readonly state: 'off' | 'logged-out' | 'logged-in';
  /** The demo password, for the browser that opened the demo's address while no password is set. */
  readonly demoPassword?: string;
  /** False if the password comes from the server's environment. */
  readonly canChangePassword?: boolean;
  /** False if the server stores replies but cannot send e-mail. */
  readonly canSendMail?: boolean;
  readonly hasSecondFactor?: boolean;
  /** A proxy that is missing in TRUSTED_PROXIES: its address, or `public` for one that may belong to a stranger. */
  readonly unnamedProxy?: string | undefined;
  readonly sessions?: readonly AdminSessionInfo[];
}

export interface AdminSessionInfo {
  readonly id: string;
  readonly clientLabel: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

/** A tool in the panel's list: the data of the build, with edits applied. */
export interface AdminTool extends ToolFields {
  readonly id: string;
  readonly path: string;
  readonly isRemoved: boolean;
  /** True for an entry that an administrator added; it shows the Coming Soon page. */
  readonly isAdded: boolean;
  readonly isEdited: boolean;
  /** The version for If-Match; 0 without an edit. */
  readonly version: number;
}

export interface AdminCategory {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly toolsCount: number;
  readonly isEdited: boolean;
  readonly version: number;
}

/** `GET /api/admin/tools`. */
export interface AdminCatalogue {
  readonly tools: readonly AdminTool[];
  readonly categories: readonly AdminCategory[];
}

/** A row of `GET /api/admin/outbox`. */
export interface OutboxMail {
  readonly id: string;
  readonly purpose: 'reply' | 'notice';
  readonly recipient: string;
  readonly subject: string;
  readonly state: 'waiting' | 'sent' | 'dead' | 'not-sent';
  readonly attempts: number;
  readonly nextAttemptAt: string | null;
  readonly lastError: string;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly contactMessageId: string | null;
}

/** A failure, with the original error message. */
export interface StorageFailure {
  readonly since: string;
  readonly message: string;
}

/** Expired data that waits for the administrator's confirmation, because the clock may be wrong. */
export interface PendingErasure {
  readonly since: string;
  /** The time on the server's clock in the last round. */
  readonly clock: string;
  readonly groups: readonly {
    readonly name: 'messages' | 'suggestions' | 'e-mails';
    readonly due: number;
    readonly total: number;
  }[];
}

/** `GET /api/admin/storage`. */
export interface StorageHealth {
  /** Null with PostgreSQL, which has its own backup tools. */
  readonly backup: { readonly newestAt: string | null; readonly failure: StorageFailure | null } | null;
  /** SQLite's message about a damaged file; null if it is intact. */
  readonly damage: string | null;
  readonly pendingErasure: PendingErasure | null;
}

/** The body of every error response. */
export interface ProblemAnswer {
  readonly code: string;
  readonly message: string;
  /** The error of each field and how to fix it. */
  readonly fields?: Readonly<Record<string, string>>;
}
