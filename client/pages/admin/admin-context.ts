import { createContext, useContext } from 'react';
import type { AdminSession } from '#contracts/admin.ts';

interface AdminServices {
  readonly session: AdminSession;
  /** Asks the server again who is logged in. */
  readonly reload: () => Promise<void>;
  /** True, and shows the log-in, when an error says that the session has ended. */
  readonly onSessionEnd: (error: unknown) => boolean;
}

export const AdminContext = createContext<AdminServices | undefined>(undefined);

export function useAdmin(): AdminServices {
  const services = useContext(AdminContext);
  if (!services) throw new Error('This part of the admin panel needs a session.');
  return services;
}
